// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { BasicProductAction } from './BasicProductAction.ts';
import { DigitalIssueAction } from './DigitalIssueAction.ts';
import { DigitalProductAction } from './DigitalProductAction.ts';
import { DonationAction } from './DonationAction.ts';
import { GiftSubscriptionAction } from './GiftSubscriptionAction.ts';
import { PersonalSubscriptionAction } from './PersonalSubscriptionAction.ts';
import { PrintIssueAction } from './PrintIssueAction.ts';
import { SizedProductAction } from './SizedProductAction.ts';
import { UpgradeAction } from './UpgradeAction.ts';
import { union } from '../shapes.ts';

export const CartAction = /*#__PURE__*/ union(BasicProductAction, SizedProductAction, DigitalProductAction, PrintIssueAction, DigitalIssueAction, PersonalSubscriptionAction, GiftSubscriptionAction, DonationAction, UpgradeAction);
