import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Cost } from '../../platform/admission/cost';
import { Access } from '../../platform/http/access';
import { IdPipe } from '../../platform/http/id.pipe';
import { ApiKeysRepository } from '../application/api-keys.repository';
import type { Caller } from '../application/caller';
import { IssueKey } from '../application/issue-key';
import { ApiKeyNotFound } from '../domain/accounts.errors';
import {
  ApiKeyResult,
  ApiKeysResult,
  ChangeApiKeyRequest,
  CreateApiKeyRequest,
  NewApiKeyResult,
} from './accounts.dto';
import { presentApiKey } from './accounts.presenters';
import { CurrentCaller } from './current-caller';

@ApiTags('Accounts')
@Controller('api/v1/account/api-keys')
@Access('session')
@Cost('account')
export class ApiKeysController {
  constructor(
    private readonly keys: ApiKeysRepository,
    private readonly issueKey: IssueKey,
  ) {}

  /** The account's API keys, newest first. */
  @Get()
  async list(@CurrentCaller() { account }: Caller): Promise<ApiKeysResult> {
    const keys = await this.keys.list(account.id);
    return { items: keys.map(presentApiKey) };
  }

  /** Makes an API key. The answer is the only place where the whole key ever stands. */
  @Post()
  @HttpCode(200)
  async create(
    @CurrentCaller() { account }: Caller,
    @Body() { name }: CreateApiKeyRequest,
  ): Promise<NewApiKeyResult> {
    const { apiKey, key } = await this.issueKey.execute(account.id, name);
    return { api_key: presentApiKey(apiKey), key };
  }

  /** Renames, disables or enables a key; it takes effect on the very next call. */
  @Patch(':id')
  @ApiParam({ name: 'id', description: 'Identifier of the key' })
  async change(
    @CurrentCaller() { account }: Caller,
    @Param('id', IdPipe) id: string,
    @Body() { name, enabled }: ChangeApiKeyRequest,
  ): Promise<ApiKeyResult> {
    const changes = { ...(name !== undefined && { name }), ...(enabled !== undefined && { enabled }) };
    const key = await this.keys.change(account.id, id, changes);
    if (!key) throw new ApiKeyNotFound();
    return { api_key: presentApiKey(key) };
  }

  /** Deletes a key; the very next call with it is refused. */
  @Delete(':id')
  @ApiParam({ name: 'id', description: 'Identifier of the key' })
  async remove(@CurrentCaller() { account }: Caller, @Param('id', IdPipe) id: string): Promise<ApiKeyResult> {
    const key = await this.keys.remove(account.id, id);
    if (!key) throw new ApiKeyNotFound();
    return { api_key: presentApiKey(key) };
  }
}
