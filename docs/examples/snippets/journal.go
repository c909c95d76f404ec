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
	// "//", backslashes, spaces, invisible characters, and segments that start with a dot or ";": some servers read
	// "/a/..;/logout" as "/logout".
	astray = regexp.MustCompile(`/[/.;]|[\\\p{Cc}\p{Cf}\p{Z}]`)
	// Characters that some servers replace with ASCII, such as accented and full-width letters.
	wide = regexp.MustCompile(`[ªº\p{M}\x{C0}-\x{24F}\x{1E00}-\x{1EFF}\x{2024}-\x{2026}\x{2070}-\x{218F}\x{2460}-\x{24FF}\x{3200}-\x{33FF}\x{FB00}-\x{FB06}\x{FE50}-\x{FE6F}\x{FF00}-\x{FFEF}\x{1D400}-\x{1D7FF}\x{1F100}-\x{1F1FF}]`)
	// From the first punctuation mark of a segment: a path parameter, an extension.
	afterName = regexp.MustCompile("(?s)[!-,.:-@\\[-^`{-~].*")
	// Pages that log in or out, are not meant for readers, or act. Servers may drop what stands before or after.
	acting = map[string]bool{"login": true, "logout": true, "oauth": true, "api": true, "delete": true}
)

// ReturnPath returns the path to open after login: the requested one, or "/" if it may leave the site.
func ReturnPath(asked string) string {
	if len(asked) > 2000 || !written.MatchString(asked) {
		return "/"
	}
	beforeFragment, _, _ := strings.Cut(asked, "#")
	rawPath, query, _ := strings.Cut(beforeFragment, "?")
	path, ok := decoded(rawPath)
	if !ok || astray.MatchString(path) || wide.MatchString(path) || strings.Contains(strings.ToLower(rawPath), "%2f") {
		return "/"
	}
	for _, pair := range strings.Split(query, "&") {
		rawName, _, _ := strings.Cut(pair, "=")
		if name, ok := decoded(rawName); !ok || strings.EqualFold(name, "redirect_status") {
			return "/"
		}
	}
	for _, step := range strings.Split(strings.ToLower(path), "/") {
		if acting[afterName.ReplaceAllString(step, "")] {
			return "/"
		}
	}
	return asked
}

// decoded returns the decoded text; not ok if it is invalid or encoded twice.
func decoded(text string) (string, bool) {
	once, err := url.PathUnescape(text)
	return once, err == nil && utf8.ValidString(once) && !strings.Contains(once, "%")
}
