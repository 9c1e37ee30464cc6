/** The receivers of the functions' messages: a mail server, and a push service with a single subscription. */
import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { decrypt } from 'http_ece';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { testRun } from '../../scripts/lib/stages';

const { mail, push } = testRun.functionsPorts;

/** @returns the emails so far, which grow */
export async function receiveEmails(): Promise<ParsedMail[]> {
  const received: ParsedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => {
      simpleParser(stream).then((email) => {
        received.push(email);
        done();
      }, done);
    },
  });
  await once(server.listen(mail, '127.0.0.1'), 'listening');
  return received;
}

/** @returns the browser's `subscription`, and the decrypted `messages` so far, which grow */
export async function receivePush() {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16).toString('base64url');
  const messages: { text: string; authorization: string }[] = [];
  const key = readFileSync(`${testRun.folder}/push.key`);
  const cert = readFileSync(`${testRun.folder}/push.pem`);
  const server = createServer({ key, cert }, (request, response) => {
    void buffer(request).then((body) => {
      const options = { version: 'aes128gcm', privateKey: browser, authSecret: auth } as const;
      const text = decrypt(body, options).toString();
      messages.push({ text, authorization: request.headers.authorization ?? '' });
      response.writeHead(201).end();
    });
  });
  await once(server.listen(push, '127.0.0.1'), 'listening');
  const keys = { p256dh: browser.getPublicKey('base64url'), auth };
  return { messages, subscription: { endpoint: `https://localhost:${push}/device`, keys } };
}
