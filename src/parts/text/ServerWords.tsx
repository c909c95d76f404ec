/** Isolates text of unknown language and direction: names, addresses, server messages. */
export const ServerWords = ({ children }: { children: string }) => <bdi dir="auto">{children}</bdi>;
