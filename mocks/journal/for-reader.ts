/** An answer of 200 that is for this reader alone, so that nothing on its way keeps it. */
export const forReader = <Body>(body: Body) =>
  ({ status: 200, headers: { 'Cache-Control': 'no-store' }, body }) as const;
