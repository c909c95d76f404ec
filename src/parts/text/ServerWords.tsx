/** Text in any language or direction: a name, an address, the server's messages. */
export const ServerWords = ({ children }: { children: string }) => <bdi dir="auto">{children}</bdi>;
