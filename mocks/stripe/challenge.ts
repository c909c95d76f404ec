import { createPanel, MAIN } from './panel.ts';

export type ChallengeEnd = 'passed' | 'failed' | 'dismissed';

/** Shows the bank's authentication page. Resolves when the cardholder leaves it. */
export function showChallenge(page: Document = document): Promise<ChallengeEnd> {
  return new Promise((resolve) => {
    const end = (how: ChallengeEnd) => () => {
      panel.close();
      resolve(how);
    };
    const panel = createPanel('3D Secure 2 Test Page', end('dismissed'), page);
    panel.addWords('This is a test 3D Secure authentication. Complete or fail it to continue.');
    const complete = panel.addButton('Complete', end('passed'), MAIN);
    panel.addButton('Fail', end('failed'));
    panel
      .addButton(
        '×',
        end('dismissed'),
        'position:absolute;inset-block-start:8px;inset-inline-end:8px;border:0;background:#fff;color:#1a1f36',
      )
      .setAttribute('aria-label', 'Close');
    panel.show(complete);
  });
}
