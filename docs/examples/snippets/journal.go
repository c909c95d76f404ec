// Package journal is what a Go host needs for the journal's pages. Standard library only.
package journal

import (
	"encoding/json"
	"net/url"
	"regexp"
	"strings"
	"unicode/utf8"
)

// TokenPageHeaders are for every page whose address may carry a token.
var TokenPageHeaders = map[string]string{"Referrer-Policy": "no-referrer", "Cache-Control": "no-store"}

// PageDataBlock is the page data as HTML. encoding/json escapes "<", so no text in them can end the block.
func PageDataBlock(data any) (string, error) {
	text, err := json.Marshal(data)
	return `<script type="application/json" id="journal-data">` + string(text) + `</script>`, err
}

var (
	written = regexp.MustCompile(`^/[!-\[\]-~]*$`)
	// "//", a backslash, a space or unseen character, a step up or on the spot.
	astray = regexp.MustCompile(`//|/\.{1,2}(/|$)|[\\\p{Cc}\p{Cf}\p{Z}]`)
	// Pages that log in or out, answer no reader, or act as they are opened.
	acting = map[string]bool{"login": true, "logout": true, "oauth": true, "api": true}
)

// ReturnPath is where a reader goes after login: the path they asked for, or "/" if it could lead elsewhere.
func ReturnPath(asked string) string {
	if len(asked) > 2000 || !written.MatchString(asked) {
		return "/"
	}
	beforeFragment, _, _ := strings.Cut(asked, "#")
	rawPath, query, _ := strings.Cut(beforeFragment, "?")
	path, ok := decoded(rawPath)
	if !ok || astray.MatchString(path) || strings.Contains(strings.ToLower(rawPath), "%2f") {
		return "/"
	}
	for _, pair := range strings.Split(query, "&") {
		rawName, _, _ := strings.Cut(pair, "=")
		if name, ok := decoded(rawName); !ok || strings.EqualFold(name, "redirect_status") {
			return "/"
		}
	}
	var segments []string
	for _, step := range strings.Split(strings.ToLower(path), "/") {
		if name, _, _ := strings.Cut(step, ";"); name != "" {
			segments = append(segments, name)
		}
	}
	if len(segments) > 0 && (acting[segments[0]] || segments[len(segments)-1] == "delete") {
		return "/"
	}
	return asked
}

// decoded is a text without its encoding; not ok if that is broken or done twice.
func decoded(text string) (string, bool) {
	once, err := url.PathUnescape(text)
	return once, err == nil && utf8.ValidString(once) && !strings.Contains(once, "%")
}
