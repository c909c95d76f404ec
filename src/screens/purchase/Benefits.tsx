import { useMessages } from '#messages/context.tsx';
import { benefitWords, subscribeWords } from '#messages/en/subscribe.ts';
import { fill } from '#messages/text.ts';
import { Section } from '#parts/Section.tsx';
import styles from './Benefits.module.css';

/** "What do I get with this subscription" (SUBSCRIBE-7). */
export function Benefits({ issuesPerYear }: { issuesPerYear: number }) {
  const subscribe = useMessages(subscribeWords);
  const benefit = useMessages(benefitWords);
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
