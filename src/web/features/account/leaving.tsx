import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../api/call';
import { type AccountDto, profileRemove } from '../../api/generated';
import { Button, Failure, Field } from '../../ui/controls';
import { Card, Dialog } from '../../ui/layout';
import { PasswordField } from '../../ui/password-field';
import { useLanguage } from '../../i18n/language';
import { useAccount, useSession } from '../../lib/session';

/** What an account can take away with it, and how it is deleted. */
export function Leaving() {
  const { text } = useLanguage();
  const account = useAccount();
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Card title={text.leaving.exportTitle}>
        <p>{text.leaving.exportHint}</p>
        <a className="button" href="/api/v1/account/export" download>
          {text.leaving.export}
        </a>
      </Card>
      <Card title={text.leaving.title}>
        <p>{text.leaving.hint}</p>
        <Button kind="danger" onClick={() => setAsked(true)}>
          {text.leaving.open}
        </Button>
      </Card>
      {asked && <DeleteAccount account={account} onClose={() => setAsked(false)} />}
    </>
  );
}

function DeleteAccount({ account, onClose }: { account: AccountDto; onClose: () => void }) {
  const { text, format } = useLanguage();
  const { forget } = useSession();
  const [password, setPassword] = useState('');
  const [typed, setTyped] = useState('');
  const remove = useMutation({
    mutationFn: () => call(profileRemove({ body: { password } })),
    onSuccess: forget,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    remove.mutate();
  };
  const wrong = remove.error?.code === 'INVALID_CREDENTIALS';
  const left = account.credits.available + account.credits.held;
  return (
    <Dialog title={text.leaving.title} onClose={onClose}>
      <form onSubmit={submit}>
        {left > 0 && <p>{text.leaving.losing(format.number(left))}</p>}
        <p>{text.leaving.pending}</p>
        <PasswordField
          label={text.auth.password}
          autoComplete="current-password"
          value={password}
          fault={wrong ? text.leaving.wrongPassword : undefined}
          onChange={setPassword}
        />
        <Field
          label={text.leaving.confirm(account.email)}
          autoComplete="off"
          required
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Failure failure={wrong ? null : remove.error} />
        <p className="actions">
          <Button onClick={onClose}>{text.common.cancel}</Button>
          <Button
            type="submit"
            kind="danger"
            busy={remove.isPending}
            disabled={typed.trim().toLowerCase() !== account.email}
          >
            {text.leaving.yes}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
