/** A call and its answer, as they went over the wire. */
export interface Exchange {
  method: string;
  url: string;
  /** The body of the call; '' for none. */
  sent: string;
  status: number;
  headers: [name: string, value: string][];
  text: string;
}

/** A request and its response as an exchange; neither is used up. */
export async function exchangeOf(request: Request, response: Response): Promise<Exchange> {
  const [sent, text] = await Promise.all([request.clone().text(), response.clone().text()]);
  const { status, headers } = response;
  return { method: request.method, url: request.url, sent, status, headers: [...headers], text };
}
