import { SubmissionForm, type SubmissionFormProps } from '#app/SubmissionForm.tsx';
import { SettingsLink } from './SettingsLink.tsx';
import { SignInAgain } from './SignInAgain.tsx';
import { Success, type SuccessProps } from './Success.tsx';

export interface ChangeFormProps extends Omit<SubmissionFormProps, 'aside'>, Pick<SuccessProps, 'kept'> {
  /** What is said once it was sent for good; nothing before. */
  success?: SuccessProps['children'];
}

/** A form that changes something of the account, below what is said of its success and above the way back (ACCT-30). */
export const ChangeForm = ({ success, kept, children, ...form }: ChangeFormProps) => (
  <div className="jr-measure">
    <Success kept={kept}>{success}</Success>
    <SubmissionForm {...form} aside={<SettingsLink />}>
      {(tie) => (
        <>
          <SignInAgain problems={form.problems} />
          {children(tie)}
        </>
      )}
    </SubmissionForm>
  </div>
);
