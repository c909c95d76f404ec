/** Words that may be in any language or direction: a name, an address, the server's own sentence. */
export const ServerWords = ({ children }: { children: string }) => <bdi dir="auto">{children}</bdi>;
