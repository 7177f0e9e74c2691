/// A value that the App Store has signed, and whether the signature is right: always, here.
public enum VerificationResult<SignedType> {
  /// The reason why a signature is wrong.
  public enum VerificationError: Error, Hashable, Sendable {
    case invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature
    case missingRequiredProperties, revokedCertificate
  }

  /// A value with a wrong signature.
  case unverified(SignedType, VerificationError)
  /// A value with the right signature.
  case verified(SignedType)

  /// The value, whatever the signature.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }

  /// The value.
  ///
  /// - Throws: An error if the signature is wrong.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .unverified(_, let error): throw error
      case .verified(let value): value
      }
    }
  }
}

extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
