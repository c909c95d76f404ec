import { useMessages } from '#messages/context.tsx';
import { fill } from '#messages/messages.ts';
import { Section } from '#parts/Section.tsx';
import styles from './Benefits.module.css';

/** "What do I get with this subscription" (SUBSCRIBE-7). */
export function Benefits({ issuesPerYear }: { issuesPerYear: number }) {
  const { subscribe, benefit } = useMessages();
  const benefits = [fill(benefit.issues, { count: String(issuesPerYear) }), benefit.archive, benefit.files];
  return (
    <Section title={subscribe.benefits}>
      <ul className={styles.list}>
        {benefits.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Section>
  );
}
