import { useMessages } from '#messages/context.tsx';
import { logInFirstWords } from '#messages/en/checkout.ts';
import { TextLink } from '#parts/link/TextLink.tsx';
import styles from './LogInFirst.module.css';

/** For a reader who has an account and is not logged in: the way there, and back to this path (ENTRY-13). */
export function LogInFirst({ path }: { path: string }) {
  const words = useMessages(logInFirstWords);
  return (
    <p className={styles.question}>
      {words.question} <TextLink href={`/login?url=${encodeURIComponent(path)}`}>{words.link}</TextLink>
    </p>
  );
}
