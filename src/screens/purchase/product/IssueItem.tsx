import type { StoreIssue } from '#machines/api/contract.ts';
import { Editions } from './Editions.tsx';
import { IssueDate } from './IssueDate.tsx';
import { ShelfItem } from './Shelf.tsx';

/** An issue on the shelf, with what its editions cost. */
export const IssueItem = ({ issue }: { issue: StoreIssue }) => (
  <ShelfItem href={`/issue/${issue.slug}`} image={issue.image} name={issue.title}>
    <p>
      <IssueDate issue={issue} />
    </p>
    <Editions issue={issue} />
  </ShelfItem>
);
