import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/call';
import { emailVerify } from '../../api/generated';
import { Button, Failure } from '../../ui/controls';
import { useLanguage } from '../../i18n/language';
import { useAddress } from '../../lib/router';
import { Doorway } from './doorway';

/** Where the link in the mail leads. A button, because programs that look for harm in mails open links too. */
export function VerifyEmail() {
  const { text, format } = useLanguage();
  const token = useAddress().searchParams.get('token') ?? '';
  const verify = useMutation({ mutationFn: () => call(emailVerify({ body: { token } })) });
  const verified = verify.data;
  return (
    <Doorway title={text.mail.verifyTitle}>
      {!verified && (
        <>
          <p>{text.mail.verifyHint}</p>
          <Failure failure={verify.error} />
          <Button kind="primary" className="wide" busy={verify.isPending} onClick={() => verify.mutate()}>
            {text.mail.verify}
          </Button>
        </>
      )}
      <div role="status">
        {verified && (
          <p className="notice good">
            {text.mail.verified(verified.email)}{' '}
            {verified.free_credits > 0 && text.mail.given(format.number(verified.free_credits))}
          </p>
        )}
      </div>
      {/* Loaded again: the account has changed. */}
      <p>
        <a href="/">{text.mail.goOn}</a>
      </p>
    </Doorway>
  );
}
