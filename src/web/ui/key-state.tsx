import { useState } from 'react';
import type { ApiKeyDto } from '../api/generated';
import { useLanguage } from '../i18n/language';
import { Badge } from './layout';

/** Whether an API key may be used: one that has expired may not, even where it is enabled. */
export function KeyState({ enabled, expires_at }: Pick<ApiKeyDto, 'enabled' | 'expires_at'>) {
  const { text } = useLanguage();
  const [shownAt] = useState(() => Date.now());
  if (expires_at !== null && Date.parse(expires_at) <= shownAt)
    return <Badge tone="off">{text.keys.expired}</Badge>;
  return <Badge tone={enabled ? 'good' : 'off'}>{enabled ? text.keys.enabled : text.keys.disabled}</Badge>;
}
