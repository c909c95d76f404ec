import static java.nio.charset.StandardCharsets.UTF_8;

import java.net.URLDecoder;
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

    /** Pages that log in or out, are not meant for readers, or act when opened. */
    private static final List<String> ACTING = List.of("login", "logout", "oauth", "api");

    /** "//", backslashes, spaces, invisible characters, and "." and ".." segments. */
    private static final Pattern ASTRAY = Pattern.compile("//|/\\.{1,2}(/|$)|[\\\\\\p{Cc}\\p{Cf}\\p{Z}]");

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
        if (path == null || ASTRAY.matcher(path).find()) return "/";
        for (String pair : (parts.length > 1 ? parts[1] : "").split("&")) {
            String name = decoded(pair.split("=", 2)[0]);
            if (name == null || name.equalsIgnoreCase("redirect_status")) return "/";
        }
        List<String> segments = Arrays.stream(path.toLowerCase(Locale.ROOT).split("/"))
                .map(step -> step.split(";", 2)[0])
                .filter(name -> !name.isEmpty())
                .toList();
        if (segments.isEmpty()) return asked;
        boolean acts = ACTING.contains(segments.get(0)) || segments.get(segments.size() - 1).equals("delete");
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
