import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Clock } from '../../shared/domain/clock';
import { Cost } from '../../platform/admission/cost';
import { Access } from '../../platform/http/access';
import { Fails } from '../../platform/http/fails';
import { IdPipe } from '../../platform/http/id.pipe';
import { ApiKeysRepository } from '../application/keys/api-keys.repository';
import type { Caller } from '../application/caller';
import { ChangeKey } from '../application/keys/change-key';
import { IssueKey } from '../application/keys/issue-key';
import { RemoveKey } from '../application/keys/remove-key';
import type { ApiKey, KeyLimits } from '../domain/keys/api-key';
import { presentApiKey, presentApiKeys } from './accounts.presenters';
import {
  type ApiKeyDto,
  ApiKeyResult,
  ApiKeysResult,
  ChangeApiKeyRequest,
  CreateApiKeyRequest,
  NewApiKeyResult,
} from './api-keys.dto';
import { CurrentCaller } from './current-caller';

@ApiTags('Accounts')
@Controller('api/v1/account/api-keys')
@Access('session')
@Cost('account')
export class ApiKeysController {
  constructor(
    private readonly keys: ApiKeysRepository,
    private readonly issueKey: IssueKey,
    private readonly changeKey: ChangeKey,
    private readonly removeKey: RemoveKey,
    private readonly clock: Clock,
  ) {}

  /** The account's API keys, newest first. */
  @Get()
  async list(@CurrentCaller() { account }: Caller): Promise<ApiKeysResult> {
    return { items: await this.present(await this.keys.list(account.id), account.id) };
  }

  /**
   * Makes an API key, limited in what it may do, until when and how much it may spend, where that is said. The answer is
   * the only place where the whole key ever stands.
   */
  @Post()
  @HttpCode(200)
  @Fails(409)
  async create(
    @CurrentCaller() { account }: Caller,
    @Body() { name, ...limits }: CreateApiKeyRequest,
  ): Promise<NewApiKeyResult> {
    const { apiKey, key } = await this.issueKey.execute(account.id, name, limitsOf(limits), account);
    return { api_key: presentApiKey(apiKey), key };
  }

  /** Renames, limits, disables or enables a key; it takes effect on the very next call. */
  @Patch(':id')
  @ApiParam({ name: 'id', description: 'Identifier of the key' })
  async change(
    @CurrentCaller() { account }: Caller,
    @Param('id', IdPipe) id: string,
    @Body() { name, enabled, ...limits }: ChangeApiKeyRequest,
  ): Promise<ApiKeyResult> {
    const changes = {
      ...(name !== undefined && { name }),
      ...(enabled !== undefined && { enabled }),
      ...limitsOf(limits),
    };
    return this.result(await this.changeKey.execute(account.id, id, changes));
  }

  /** Deletes a key; the very next call with it is refused. */
  @Delete(':id')
  @ApiParam({ name: 'id', description: 'Identifier of the key' })
  async remove(@CurrentCaller() { account }: Caller, @Param('id', IdPipe) id: string): Promise<ApiKeyResult> {
    const { key, spending } = await this.removeKey.execute(account.id, id);
    return { api_key: presentApiKey(key, spending) };
  }

  private async result(key: ApiKey): Promise<ApiKeyResult> {
    const [api_key] = await this.present([key], key.accountId);
    return { api_key: api_key! };
  }

  private async present(keys: readonly ApiKey[], accountId: string): Promise<ApiKeyDto[]> {
    return presentApiKeys(keys, await this.keys.spending(accountId, this.clock.now()));
  }
}

/** The limits that a body sets, and no others. */
function limitsOf({
  scopes,
  expires_at,
  daily_credit_limit,
  monthly_credit_limit,
}: Omit<ChangeApiKeyRequest, 'name' | 'enabled'>): Partial<KeyLimits> {
  return {
    ...(scopes !== undefined && { scopes }),
    ...(expires_at !== undefined && { expiresAt: expires_at === null ? null : new Date(expires_at) }),
    ...(daily_credit_limit !== undefined && { dailyCreditLimit: daily_credit_limit }),
    ...(monthly_credit_limit !== undefined && { monthlyCreditLimit: monthly_credit_limit }),
  };
}
