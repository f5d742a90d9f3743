/** What a lock opens for: docs/lock-token.md says what each part means to a controller. */
export interface TokenClaims {
  readonly jti: string;
  readonly lock: string;
  readonly kind: 'activate' | 'open';
  /** `order:17` or `point:1001`. */
  readonly at: string;
  readonly sub: string;
  /** Seconds since 1970, as the next one. */
  readonly iat: number;
  readonly exp: number;
}

/** Tokens of one lock that must not open it any more. */
export interface RevokedClaims {
  readonly lock: string;
  readonly revoked: readonly string[];
  readonly iat: number;
}

/** A JSON Web Key, as `GET /api/v4/locks/keys` serves it. */
export interface PublicKey {
  readonly kty: 'OKP';
  readonly crv: 'Ed25519';
  readonly alg: 'EdDSA';
  readonly use: 'sig';
  readonly kid: string;
  readonly x: string;
}

/** Signs for controllers that can ask nobody. */
export interface LockKeys {
  readonly currentKeyId: string;
  readonly publicKeys: readonly PublicKey[];
  signToken(claims: TokenClaims): string;
  signRevoked(claims: RevokedClaims): string;
}

/** How a phone reaches one controller. */
export interface Connection {
  readonly ssid: string;
  readonly psk: string;
  readonly linkToOpen: string;
}

export interface Controllers {
  /** Null for what is no code of a controller. */
  connect(name: string, token: string): Connection | null;
}
