import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Clock } from '../../../shared/domain/clock';
import { Cost } from '../../../platform/admission/cost';
import { Access } from '../../../platform/http/access';
import { Audited } from '../../../platform/http/audited';
import { IdPipe } from '../../../platform/http/id.pipe';
import { AccountsRepository } from '../../application/accounts.repository';
import { ApiKeysRepository } from '../../application/keys/api-keys.repository';
import { RemoveKey } from '../../application/keys/remove-key';
import { AccountNotFound } from '../../domain/accounts.errors';
import { presentApiKey, presentApiKeys } from '../accounts.presenters';
import { RevokeApiKeyRequest } from './admin-accounts.dto';
import { ApiKeyResult, ApiKeysResult } from '../api-keys.dto';

const ofAccount = ApiParam({ name: 'id', description: 'Identifier of the account' });

@ApiTags('Administration')
@Controller('api/v1/admin/accounts/:id/api-keys')
@Access('admin')
@Cost('admin')
export class AdminApiKeysController {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly keys: ApiKeysRepository,
    private readonly removeKey: RemoveKey,
    private readonly clock: Clock,
  ) {}

  /** The API keys of an account, newest first; never the keys themselves. */
  @Get()
  @ofAccount
  async list(@Param('id', IdPipe) id: string): Promise<ApiKeysResult> {
    if (!(await this.accounts.find(id))) throw new AccountNotFound();
    const [keys, spending] = await Promise.all([
      this.keys.list(id),
      this.keys.spending(id, this.clock.now()),
    ]);
    return { items: presentApiKeys(keys, spending) };
  }

  /** Deletes a key that its owner should no longer use, for a reason; the very next call with it is refused. */
  @Post(':key_id/revoke')
  @Audited('key.revoke', 'account', ['id'], ['key_id', 'reason'])
  @HttpCode(200)
  @ofAccount
  @ApiParam({ name: 'key_id', description: 'Identifier of the key' })
  async revoke(
    @Param('id', IdPipe) id: string,
    @Param('key_id', IdPipe) keyId: string,
    @Body() _request: RevokeApiKeyRequest, // which is written into the log
  ): Promise<ApiKeyResult> {
    const { key, spending } = await this.removeKey.execute(id, keyId);
    return { api_key: presentApiKey(key, spending) };
  }
}
