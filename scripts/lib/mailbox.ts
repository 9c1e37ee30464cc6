import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

interface Email {
  subject: string;
  to: string;
  text: string;
  /** Empty if it is only text. */
  html: string;
}

/**
 * Receives every email on this machine, and shows them on a page, with the WhatsApp messages that it is given.
 *
 * @param port of the page
 * @param previews examples for another page
 * @returns the address for `SMTP_URL`, and how to show a message that is no email
 */
export async function startMailbox(port: number, previews: () => Email[]) {
  const received: Email[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => {
      simpleParser(stream).then(({ subject = '', to = [], text = '', html }) => {
        const addresses = [to].flat().map((each) => each.text);
        received.unshift({ subject, to: addresses.join(', '), text, html: html || '' });
        done();
      }, done);
    },
  });
  const inbox = smtp.listen(0, '127.0.0.1');
  const page = createServer(({ url }, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(
      url === '/examples' ? pageOf('Examples', previews()) : pageOf('Sent messages', received),
    );
  }).listen(port, '127.0.0.1');
  await Promise.all([once(inbox, 'listening'), once(page, 'listening')]);
  // The servers don't keep a command from ending.
  inbox.unref();
  page.unref();
  return {
    url: `smtp://127.0.0.1:${(inbox.address() as AddressInfo).port}`,
    show: (message: Email) => {
      received.unshift(message);
    },
  };
}

function pageOf(title: string, emails: Email[]): string {
  const shown = emails.map(
    ({ subject, to, text, html }) => `<h2>${escape(subject)}</h2>
<p>To ${escape(to)}
${
  html
    ? `<iframe sandbox srcdoc="${escape(html)}"></iframe>
<details><summary>Text</summary><pre>${escape(text)}</pre></details>`
    : `<pre>${escape(text)}</pre>`
}`,
  );
  return `<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>
  body { max-width: 45rem; margin: auto; padding: 1rem; font-family: sans-serif }
  iframe { width: 100%; height: 40rem }
  pre { white-space: pre-wrap }
</style>
<p><a href="/">Sent</a> · <a href="/examples">Examples</a>
<h1>${title}</h1>
${shown.join('\n') || '<p>None yet. Reload this page after an order.'}`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<"]/g, (sign) => entities[sign] ?? sign);
