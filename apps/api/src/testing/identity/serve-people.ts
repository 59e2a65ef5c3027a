// The provider of `npm run dev`: whoever one says to be, one is. Never part of a server that others use.
import { startOpenidProvider } from './openid-provider.ts';

const { hostname: host, port } = new URL(process.env.KINORA_GOOGLE_ISSUER ?? 'http://localhost:4002');
const { issuer } = await startOpenidProvider({ port: Number(port), host });
console.log(`Sign-in with Google is played by ${issuer} (for development only)`);
