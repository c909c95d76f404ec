import static java.nio.charset.StandardCharsets.UTF_8;

import java.net.URLDecoder;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/** What a Java host needs for the journal's pages. Standard library only. */
public final class Journal {
    /** For every page whose address may carry a token. */
    public static final Map<String, String> TOKEN_PAGE_HEADERS =
            Map.of("Referrer-Policy", "no-referrer", "Cache-Control", "no-store");

    /** Pages that log in or out, answer no reader, or act as they are opened. */
    private static final List<String> ACTING = List.of("login", "logout", "oauth", "api");

    /** "//", a backslash, a space or unseen character, a step up or on the spot. */
    private static final Pattern ASTRAY = Pattern.compile("//|/\\.{1,2}(/|$)|[\\\\\\p{Cc}\\p{Cf}\\p{Z}]");

    private Journal() {}

    /** The page data as HTML, given their JSON as your library writes it. No text in them can end the block. */
    public static String pageDataBlock(String json) {
        return "<script type=\"application/json\" id=\"journal-data\">" + json.replace("<", "\\u003c") + "</script>";
    }

    /** Where a reader goes after login: the path they asked for, or "/" if it could lead elsewhere. */
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

    /** The text without its encoding; null if that is broken or done twice. */
    private static String decoded(String text) {
        try {
            String once = URLDecoder.decode(text.replace("+", "%2B"), UTF_8);
            // What is not UTF-8 becomes U+FFFD.
            return once.contains("\uFFFD") || once.contains("%") ? null : once;
        } catch (IllegalArgumentException broken) {
            return null;
        }
    }
}
