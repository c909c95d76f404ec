// Package journal helps Go hosts serve the journal's pages. Standard library only.
package journal

import (
	"encoding/json"
	"net/url"
	"regexp"
	"strings"
	"unicode/utf8"
)

// TokenPageHeaders are the headers for every page whose address may contain a token.
var TokenPageHeaders = map[string]string{"Referrer-Policy": "no-referrer", "Cache-Control": "no-store"}

// PageDataBlock returns the page data as HTML. encoding/json escapes "<", so no text in it can close the block.
func PageDataBlock(data any) (string, error) {
	text, err := json.Marshal(data)
	return `<script type="application/json" id="journal-data">` + string(text) + `</script>`, err
}

var (
	written = regexp.MustCompile(`^/[!-\[\]-~]*$`)
	// "//", backslashes, spaces, invisible characters, and "." and ".." segments.
	astray = regexp.MustCompile(`//|/\.{1,2}(/|$)|[\\\p{Cc}\p{Cf}\p{Z}]`)
	// Pages that log in or out, are not meant for readers, or act when opened.
	acting = map[string]bool{"login": true, "logout": true, "oauth": true, "api": true}
)

// ReturnPath returns the path to open after login: the requested one, or "/" if it may leave the site.
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

// decoded returns the decoded text; not ok if it is invalid or encoded twice.
func decoded(text string) (string, bool) {
	once, err := url.PathUnescape(text)
	return once, err == nil && utf8.ValidString(once) && !strings.Contains(once, "%")
}
