<?php
// Helpers for PHP hosts of the journal's pages. No extensions.

// Headers for every page whose address may contain a token: foreach (TOKEN_PAGE_HEADERS as $header) header($header);
const TOKEN_PAGE_HEADERS = ['Referrer-Policy: no-referrer', 'Cache-Control: no-store'];

/** Returns the page data as HTML. No text in it can close the block. */
function page_data_block(mixed $data): string
{
    $text = json_encode($data, JSON_HEX_TAG | JSON_PRESERVE_ZERO_FRACTION | JSON_THROW_ON_ERROR);
    return '<script type="application/json" id="journal-data">' . $text . '</script>';
}

/** Returns the path to open after login: the requested one, or "/" if it may leave the site. */
function return_path(mixed $asked): string
{
    if (!is_string($asked) || strlen($asked) > 2000 || !preg_match('~^/(?![^?#]*%2f)[!-\[\]-\~]*$~Di', $asked)) return '/';
    preg_match('~^([^?#]*)\??([^#]*)~', $asked, $parts);
    $path = decoded($parts[1]);
    foreach (explode('&', $parts[2]) as $pair) {
        $name = decoded(explode('=', $pair)[0]);
        if ($name === null || strtolower($name) === 'redirect_status') return '/';
    }
    // Rejects "//", backslashes, spaces, invisible characters, and segments that start with a dot or ";": some servers read
    // "/a/..;/logout" as "/logout".
    if ($path === null || preg_match('~/[/.;]|[\\\\\p{Cc}\p{Cf}\p{Z}]~u', $path) !== 0) return '/';
    // Rejects characters that some servers replace with ASCII, such as accented and full-width letters.
    if (preg_match('~[ªº\p{M}\x{C0}-\x{24F}\x{1E00}-\x{1EFF}\x{2024}-\x{2026}\x{2070}-\x{218F}\x{2460}-\x{24FF}\x{3200}-\x{33FF}\x{FB00}-\x{FB06}\x{FE50}-\x{FE6F}\x{FF00}-\x{FFEF}\x{1D400}-\x{1D7FF}\x{1F100}-\x{1F1FF}]~u', $path)) return '/';
    // Ignores a segment's text from its first punctuation mark: a path parameter, an extension.
    $names = array_map(fn($step) => preg_replace('~[!-,.:-@\[-^`{-\~].*~s', '', $step), explode('/', strtolower($path)));
    // Pages that log in or out, are not meant for readers, or act. Servers may drop what stands before or after.
    return array_intersect($names, ['login', 'logout', 'oauth', 'api', 'delete']) ? '/' : $asked;
}

/** Returns the decoded text; null if it is invalid or encoded twice. */
function decoded(string $text): ?string
{
    if (preg_match('~%(?![0-9a-f]{2})~i', $text)) return null;
    $once = rawurldecode($text);
    return str_contains($once, '%') || !preg_match('~~u', $once) ? null : $once;
}
