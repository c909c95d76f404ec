import { Page, StoryLink } from './Page.tsx';

export const Start = () => (
  <Page heading="Start here">
    <p>
      This is the workbench: every page of the journal in every state, without a server. Every call is answered from the
      contract, and no card is charged.
    </p>
    <ol>
      <li>
        <b>Find what you see.</b> Press <i>Find</i> at the top right, or the key <kbd>F</kbd>, on any page. Paste a
        sentence from the screen in any language, or type a reply, a state, a requirement or a flow. Each result lists
        the stories that show it.
      </li>
      <li>
        <b>Open a story and step it.</b> Stories open at rest. In the <i>Workbench</i> panel, <i>Play</i> plays a story
        to its end, <i>Events</i> lists what you can do now, and <i>Hold replies</i> lets you choose each answer of the
        server.
      </li>
      <li>
        <b>Report what you found.</b> <i>Copy link</i> reopens this exact state, and <i>Copy report</i> is text for a
        ticket.
      </li>
    </ol>
    <p>
      First stories: <StoryLink id="subscribe-subscribe--visitor">a visitor subscribes</StoryLink>,{' '}
      <StoryLink id="log-in-login-page--every-tab">a reader logs in</StoryLink>,{' '}
      <StoryLink id="pay-payment-form--open">the payment form</StoryLink>,{' '}
      <StoryLink id="account-account-page--expiring-autorenew-on">the account page</StoryLink>.
    </p>
    <p>
      First flows: <StoryLink id="subscribe-flow-subscribe--page">subscribe</StoryLink>,{' '}
      <StoryLink id="subscribe-flow-checkout--page">checkout</StoryLink>,{' '}
      <StoryLink id="log-in-flow-sign-in-code--page">sign-in code</StoryLink>. Each has its chart, states, replies and
      requirements.
    </p>
  </Page>
);
