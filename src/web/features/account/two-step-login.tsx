import { useMutation, type UseMutationResult, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type ApiFailure, call } from '../../api/call';
import {
  type BegunTotpResult,
  totpBegin,
  totpConfirm,
  totpDisable,
  totpRenewRecoveryCodes,
} from '../../api/generated';
import { useLanguage } from '../../i18n/language';
import { Button, Code, Failure, Field } from '../../ui/controls';
import { Badge, Card, Dialog, Loaded } from '../../ui/layout';
import { PasswordField } from '../../ui/password-field';
import { totpQuery } from './queries';
import styles from './two-step-login.module.css';

const meta = { changes: [totpQuery.queryKey] };

type Step =
  | { readonly name: 'set-up'; readonly begun: BegunTotpResult }
  | { readonly name: 'renew' | 'disable' };

/** Whether logging in takes a code of an app, and how that is changed. */
export function TwoStepLogin() {
  const { text, format } = useLanguage();
  const state = useQuery(totpQuery);
  const [step, setStep] = useState<Step | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const begin = useMutation({
    mutationFn: () => call(totpBegin()),
    onSuccess: (begun) => setStep({ name: 'set-up', begun }),
  });
  const done = (fresh: readonly string[] | null): void => {
    setStep(null);
    setCodes(fresh);
  };
  return (
    <Card title={text.totp.title}>
      <p>{text.totp.hint}</p>
      <Loaded query={state}>
        {({ enabled, recovery_codes_left }) =>
          enabled ? (
            <>
              <p>
                <Badge tone="good">{text.totp.on}</Badge> {text.totp.left(format.number(recovery_codes_left))}
              </p>
              <p className="actions">
                <Button onClick={() => setStep({ name: 'renew' })}>{text.totp.renew}</Button>
                <Button kind="danger" onClick={() => setStep({ name: 'disable' })}>
                  {text.totp.disable}
                </Button>
              </p>
            </>
          ) : (
            <Button busy={begin.isPending} onClick={() => begin.mutate()}>
              {text.totp.setUp}
            </Button>
          )
        }
      </Loaded>
      <Failure failure={begin.error} />
      {step?.name === 'set-up' && <SetUp begun={step.begun} onDone={done} onClose={() => setStep(null)} />}
      {step?.name === 'renew' && <Renew onDone={done} onClose={() => setStep(null)} />}
      {step?.name === 'disable' && <Disable onDone={() => done(null)} onClose={() => setStep(null)} />}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
    </Card>
  );
}

interface StepProps {
  readonly onDone: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

function SetUp({ begun, onDone, onClose }: StepProps & { readonly begun: BegunTotpResult }) {
  const { text } = useLanguage();
  const confirm = useMutation({
    mutationFn: (code: string) => call(totpConfirm({ body: { code } })),
    onSuccess: ({ recovery_codes }) => onDone(recovery_codes),
    meta,
  });
  return (
    <Dialog title={text.totp.setUp} onClose={onClose}>
      <p>{text.totp.scan}</p>
      {/* Drawn by this service; the page's policy lets no image come from a text. */}
      <div
        className={styles.qr}
        role="img"
        aria-label={text.totp.qr}
        dangerouslySetInnerHTML={{ __html: begun.qr_svg }}
      />
      <Code label={text.totp.secret} value={begun.secret} />
      <CodeForm label={text.totp.code} yes={text.totp.confirm} action={confirm} onClose={onClose} />
    </Dialog>
  );
}

function Renew({ onDone, onClose }: StepProps) {
  const { text } = useLanguage();
  const renew = useMutation({
    mutationFn: (code: string) => call(totpRenewRecoveryCodes({ body: { code } })),
    onSuccess: ({ recovery_codes }) => onDone(recovery_codes),
    meta,
  });
  return (
    <Dialog title={text.totp.renew} onClose={onClose}>
      <CodeForm label={text.totp.anyCode} yes={text.totp.renew} action={renew} onClose={onClose} />
    </Dialog>
  );
}

interface CodeFormProps {
  readonly label: string;
  readonly yes: string;
  readonly action: Pick<UseMutationResult<unknown, ApiFailure, string>, 'mutate' | 'isPending' | 'error'>;
  readonly onClose: () => void;
}

function CodeForm({ label, yes, action, onClose }: CodeFormProps) {
  const { text } = useLanguage();
  const [code, setCode] = useState('');
  const wrong = action.error?.code === 'INVALID_CREDENTIALS';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    action.mutate(code);
  };
  return (
    <form onSubmit={submit}>
      <Field
        label={label}
        autoComplete="one-time-code"
        required
        value={code}
        fault={wrong ? text.totp.wrong : undefined}
        onChange={(event) => setCode(event.target.value)}
      />
      <Failure failure={wrong ? null : action.error} />
      <p className="actions">
        <Button onClick={onClose}>{text.common.cancel}</Button>
        <Button type="submit" kind="primary" busy={action.isPending}>
          {yes}
        </Button>
      </p>
    </form>
  );
}

function Disable({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const { text } = useLanguage();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const disable = useMutation({
    mutationFn: () => call(totpDisable({ body: { password, code } })),
    onSuccess: onDone,
    meta,
  });
  const wrong = disable.error?.code === 'INVALID_CREDENTIALS';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    disable.mutate();
  };
  return (
    <Dialog title={text.totp.disable} onClose={onClose}>
      <form onSubmit={submit}>
        <PasswordField
          label={text.auth.password}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        <Field
          label={text.totp.anyCode}
          autoComplete="one-time-code"
          required
          value={code}
          fault={wrong ? text.totp.wrongEither : undefined}
          onChange={(event) => setCode(event.target.value)}
        />
        <Failure failure={wrong ? null : disable.error} />
        <p className="actions">
          <Button onClick={onClose}>{text.common.cancel}</Button>
          <Button type="submit" kind="danger" busy={disable.isPending}>
            {text.totp.disable}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { text } = useLanguage();
  return (
    <Dialog title={text.totp.codesTitle} onClose={onClose}>
      <p>{text.totp.codesHint}</p>
      <Code label={text.totp.codesTitle} value={codes.join('\n')} />
      <p className="actions">
        <Button kind="primary" onClick={onClose}>
          {text.totp.stored}
        </Button>
      </p>
    </Dialog>
  );
}
