import { useMutation } from '@tanstack/react-query';
import { Button, Failure } from '../ui/controls';
import { useLanguage } from '../i18n/language';
import { useSession } from '../lib/session';

/** Ends the session, or says why it may go on. */
export function LogOut() {
  const { text } = useLanguage();
  const { leave } = useSession();
  const logOut = useMutation({ mutationFn: leave });
  return (
    <>
      <Button className="small" busy={logOut.isPending} onClick={() => logOut.mutate()}>
        {text.auth.logout}
      </Button>
      {logOut.error && <Failure failure={logOut.error} />}
    </>
  );
}
