import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.util.Base64;

final class Driver {
    public static void main(String[] arguments) {
        new BufferedReader(new InputStreamReader(System.in, UTF_8)).lines().forEach(line -> {
            String[] parts = line.split(":", 2);
            String given = new String(Base64.getDecoder().decode(parts[1]), UTF_8);
            String answer = parts[0].equals("path") ? Journal.returnPath(given) : Journal.pageDataBlock(given);
            System.out.println(Base64.getEncoder().encodeToString(answer.getBytes(UTF_8)));
        });
    }
}
