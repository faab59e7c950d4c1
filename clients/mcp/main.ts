/**
 * npm run -s mcp
 *
 * A server of the Model Context Protocol on stdin and stdout, for one account of a Loa service: LOA_API_KEY is a key of
 * the account, LOA_BASE_URL the address of the service.
 */
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { Loa } from '../typescript/src/index.ts';
import { addTools } from './tools.ts';

const { LOA_API_KEY: apiKey, LOA_BASE_URL: baseUrl = 'http://localhost:3000' } = process.env;

if (apiKey) {
  const server = new McpServer({ name: 'loa', version: '0.2.0' });
  addTools(server, new Loa({ apiKey, baseUrl }));
  await server.connect(new StdioServerTransport());
} else {
  console.error('LOA_API_KEY is not set: make a key on the account page.');
  process.exitCode = 1;
}
