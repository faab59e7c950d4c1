import { useLanguage } from '../../i18n/language';
import { useAccount } from '../../lib/session';

/** More than these would push everything else off a phone's screen. */
const SHOWN = 3;

/** Which of the account's credits will end, and when: those first that end first. */
export function ExpiringCredits() {
  const { text, format } = useLanguage();
  const { expiring_credits: expiring = [] } = useAccount();
  if (expiring.length === 0) return null;
  return (
    <ul className="hint" aria-label={text.overview.expiring}>
      {expiring.slice(0, SHOWN).map((lot, index) => (
        <li key={`${lot.expires_at} ${index}`}>
          {text.overview.expires(format.number(lot.credits), format.time(lot.expires_at))}
        </li>
      ))}
      {expiring.length > SHOWN && (
        <li>{text.overview.moreExpiring(format.number(expiring.length - SHOWN))}</li>
      )}
    </ul>
  );
}
