import { useMessages } from '#messages/context.tsx';
import { benefitWords, subscribeWords } from '#messages/en/builder.ts';
import { fillCount } from '#messages/plural.ts';
import { Section } from '#parts/layout/Section.tsx';
import styles from './Benefits.module.css';

/** "What do I get with this subscription" (SUBSCRIBE-7). */
export function Benefits({ issuesPerYear }: { issuesPerYear: number }) {
  const subscribe = useMessages(subscribeWords);
  const benefit = useMessages(benefitWords);
  const benefits = [fillCount(benefit.issues, issuesPerYear), benefit.archive, benefit.files];
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
