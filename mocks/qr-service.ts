import { HttpResponse, http } from 'msw';

/** Mocks the service that renders the example journal's QR codes. */
export const qrService = http.get(
  'https://qr.emberdays.example/draw',
  () =>
    new HttpResponse('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0h1v2h1V1H0"/></svg>', {
      headers: { 'Content-Type': 'image/svg+xml' },
    }),
);
