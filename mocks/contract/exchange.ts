export interface Exchange {
  method: string;
  url: string;
  /** The request body, or '' without one. */
  sent: string;
  status: number;
  headers: [name: string, value: string][];
  text: string;
}

/** Records a request and its response without consuming either body. */
export async function exchangeOf(request: Request, response: Response): Promise<Exchange> {
  const [sent, text] = await Promise.all([request.clone().text(), response.clone().text()]);
  const { status, headers } = response;
  return { method: request.method, url: request.url, sent, status, headers: [...headers], text };
}
