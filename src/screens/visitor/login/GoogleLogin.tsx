import { googleLink } from '#machines/rules/link/oauth-link.ts';
import { useMessages } from '#messages/context.tsx';
import { loginWords } from '#messages/en/login.ts';
import { Stack } from '#parts/layout/Section.tsx';
import { ButtonLink } from '#parts/link/ButtonLink.tsx';

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
