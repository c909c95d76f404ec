import { googleLink } from '#machines/rules/oauth-link.ts';
import { useMessages } from '#messages/context.tsx';
import { loginWords } from '#messages/en/login.ts';
import { ButtonLink } from '#parts/ButtonLink.tsx';
import { Stack } from '#parts/Section.tsx';

/** A login with a social account, which leads back to `path` (ENTRY-18). */
export function GoogleLogin({ path }: { path: string }) {
  const words = useMessages(loginWords);
  return (
    <Stack>
      <p>{words.googleHint}</p>
      <ButtonLink href={googleLink(path)} label={words.googleLink} />
    </Stack>
  );
}
