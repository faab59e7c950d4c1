import { useState } from 'react';
import { call } from '../../api/call';
import { emailVerify, type VerifyEmailResult } from '../../api/generated';
import { Button, Failure } from '../../ui/controls';
import { useLanguage } from '../../i18n/language';
import { useAddress } from '../../lib/router';
import { useAction } from '../../lib/use-data';
import { Doorway } from './doorway';

/** Where the link in the mail leads. A button, because programs that look for harm in mails open links too. */
export function VerifyEmail() {
  const { text, format } = useLanguage();
  const token = useAddress().searchParams.get('token') ?? '';
  const [verified, setVerified] = useState<VerifyEmailResult | null>(null);
  const verify = useAction(async () => setVerified(await call(emailVerify({ body: { token } }))));
  return (
    <Doorway title={text.mail.verifyTitle}>
      {!verified && (
        <>
          <p>{text.mail.verifyHint}</p>
          <Failure failure={verify.failure} />
          <Button kind="primary" className="wide" busy={verify.running} onClick={() => verify.run()}>
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
      {/* Loaded anew: the account has changed. */}
      <p className="aside">
        <a href="/">{text.mail.goOn}</a>
      </p>
    </Doorway>
  );
}
