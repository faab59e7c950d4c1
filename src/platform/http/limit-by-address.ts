import { applyDecorators, SetMetadata } from '@nestjs/common';
import { Fails } from './fails';

export const ADDRESS_LIMIT = 'loa:address-limit';

export interface AddressLimit {
  /** What the calls are counted under: routes with the same name share one count. */
  readonly name: string;
  readonly perMinute: number;
}

/** Limits how often one client address (see `clientNetwork`) may call the route, for routes that anybody can try. */
export const LimitByAddress = (name: string, perMinute: number): MethodDecorator =>
  applyDecorators(SetMetadata(ADDRESS_LIMIT, { name, perMinute } satisfies AddressLimit), Fails(429));
