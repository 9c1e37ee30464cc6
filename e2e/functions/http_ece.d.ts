/** The package comes with web-push, without types. */
declare module 'http_ece' {
  export function decrypt(
    message: Buffer,
    options: {
      version: 'aes128gcm';
      privateKey: import('node:crypto').ECDH;
      /** The salt, in base64url. */
      authSecret: string;
    },
  ): Buffer;
}
