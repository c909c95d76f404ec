import static java.nio.charset.StandardCharsets.UTF_8;

import java.net.URLDecoder;
import java.text.Normalizer;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/** Helpers for Java hosts of the journal's pages. Standard library only. */
public final class Journal {
    /** Headers for every page whose address may contain a token. */
    public static final Map<String, String> TOKEN_PAGE_HEADERS =
            Map.of("Referrer-Policy", "no-referrer", "Cache-Control", "no-store");

    /** Pages that log in or out, are not meant for readers, or act. Servers may drop what stands before or after. */
    private static final List<String> ACTING = List.of("login", "logout", "oauth", "api", "delete");

    /**
     * "//", percent signs, backslashes, spaces, invisible characters, and segments that start with a dot or ";": some
     * servers read "/a/..;/logout" as "/logout".
     */
    private static final Pattern ASTRAY = Pattern.compile("/[/.;]|[%\\\\\\p{Cc}\\p{Cf}\\p{Z}]");

    /** From the first punctuation mark of a segment: a path parameter, an extension. */
    private static final Pattern AFTER_NAME = Pattern.compile("[!-,.:-@\\[-^`{-~].*", Pattern.DOTALL);

    private Journal() {}

    /** Returns the page data as HTML, given its JSON from your library. No text in it can close the block. */
    public static String pageDataBlock(String json) {
        return "<script type=\"application/json\" id=\"journal-data\">" + json.replace("<", "\\u003c") + "</script>";
    }

    /** Returns the path to open after login: the requested one, or "/" if it may leave the site. */
    public static String returnPath(String asked) {
        if (asked == null || asked.length() > 2000 || !asked.matches("(?i)/(?![^?#]*%2f)[!-\\[\\]-~]*")) return "/";
        String[] parts = asked.split("#", 2)[0].split("\\?", 2);
        String path = decoded(parts[0]);
        if (path == null) return "/";
        // What servers compare regardless of case, accents and width.
        path = Normalizer.normalize(path, Normalizer.Form.NFKD).replaceAll("\\p{M}", "");
        path = path.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
        if (ASTRAY.matcher(path).find()) return "/";
        for (String pair : (parts.length > 1 ? parts[1] : "").split("&")) {
            String name = decoded(pair.split("=", 2)[0]);
            if (name == null || name.equalsIgnoreCase("redirect_status")) return "/";
        }
        boolean acts = Arrays.stream(path.split("/"))
                .anyMatch(step -> ACTING.contains(AFTER_NAME.matcher(step).replaceFirst("")));
        return acts ? "/" : asked;
    }

    /** Returns the decoded text; null if it is invalid or encoded twice. */
    private static String decoded(String text) {
        try {
            String once = URLDecoder.decode(text.replace("+", "%2B"), UTF_8);
            // URLDecoder turns invalid UTF-8 into U+FFFD.
            return once.contains("\uFFFD") || once.contains("%") ? null : once;
        } catch (IllegalArgumentException broken) {
            return null;
        }
    }
}
