public import Foundation
public import UIKit

/// See AuthenticationServices.
public typealias ASPresentationAnchor = UIWindow
/// The button “Sign in with Apple”, drawn in its style without Apple's sign.
open class ASAuthorizationAppleIDButton: UIControl, StandInMembers {
  /// See AuthenticationServices.
  public enum ButtonType: Int, Sendable {
    case signIn, `continue`, signUp
    /// See AuthenticationServices.
    public static let `default` = ButtonType.signIn
  }
  /// See AuthenticationServices.
  public enum Style: Int, Sendable { case white, whiteOutline, black }

  private let label = UILabel()
  /// See AuthenticationServices.
  public var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }

  /// See AuthenticationServices.
  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    super.init(frame: .zero)
    prepare(type, style)
  }
  /// See AuthenticationServices.
  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }
  /// See AuthenticationServices.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare(.signIn, .black)
  }
  /// See AuthenticationServices.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare(.signIn, .black)
  }
  private func prepare(_ type: ButtonType, _ style: Style) {
    let verbs = ["Sign in", "Continue", "Sign up"]
    label.text = "\(verbs[type.rawValue]) with Apple"
    label.font = .systemFont(ofSize: 19, weight: .medium)
    label.textAlignment = .center
    label.textColor = style == .black ? .white : .black
    backgroundColor = style == .black ? .black : .white
    layer.cornerRadius = cornerRadius
    layer.borderWidth = style == .whiteOutline ? 1 : 0
    layer.borderColor = UIColor.black.cgColor
    addSubview(label)
  }
  /// See AuthenticationServices.
  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
  /// See AuthenticationServices.
  open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }
}

/// See AuthenticationServices.
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {}
/// See AuthenticationServices.
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {}
/// See AuthenticationServices.
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {}
/// See AuthenticationServices.
open class ASAuthorization: NSObject, StandInMembers {
  /// See AuthenticationServices.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    /// See AuthenticationServices.
    public let rawValue: String
    /// See AuthenticationServices.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// See AuthenticationServices.
    public static let fullName = Self(rawValue: "full_name")
    /// See AuthenticationServices.
    public static let email = Self(rawValue: "email")
  }
}
/// See AuthenticationServices.
open class ASAuthorizationRequest: NSObject, StandInMembers {}
/// See AuthenticationServices.
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
  /// See AuthenticationServices.
  public var requestedScopes: [ASAuthorization.Scope]?
  /// See AuthenticationServices.
  public var nonce: String?
  /// See AuthenticationServices.
  public var state: String?
}
/// See AuthenticationServices.
open class ASAuthorizationAppleIDProvider: NSObject, StandInMembers {
  /// See AuthenticationServices.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
}
/// See AuthenticationServices.
open class ASAuthorizationAppleIDCredential: NSObject, StandInMembers {
  /// See AuthenticationServices.
  open var user: String { "" }
  /// See AuthenticationServices.
  open var email: String? { nil }
  /// See AuthenticationServices.
  open var identityToken: Data? { nil }
}
/// See AuthenticationServices.
open class ASAuthorizationPasswordProvider: NSObject, StandInMembers {
  /// See AuthenticationServices.
  open func createRequest() -> ASAuthorizationRequest { ASAuthorizationRequest() }
}
/// See AuthenticationServices.
open class ASPasswordCredential: NSObject, StandInMembers {
  /// See AuthenticationServices.
  open var user: String { "" }
  /// See AuthenticationServices.
  open var password: String { "" }
  /// See AuthenticationServices.
  public convenience init(user: String, password: String) { self.init() }
}
/// See AuthenticationServices.
open class ASAuthorizationController: NSObject, StandInMembers {
  /// See AuthenticationServices.
  public weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// See AuthenticationServices.
  public weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?
  /// See AuthenticationServices.
  public init(authorizationRequests: [ASAuthorizationRequest]) {}
  /// Inert: see AuthenticationServices.
  open func performRequests() {}
}
/// See AuthenticationServices.
open class ASWebAuthenticationSession: NSObject, StandInMembers {
  /// See AuthenticationServices.
  public weak var presentationContextProvider:
    (any ASWebAuthenticationPresentationContextProviding)?
  /// See AuthenticationServices.
  public var prefersEphemeralWebBrowserSession = false
  /// See AuthenticationServices.
  public init(
    url: URL, callbackURLScheme: String?,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) {}
  /// See AuthenticationServices.
  @discardableResult open func start() -> Bool { false }
  /// Inert: see AuthenticationServices.
  open func cancel() {}
}
/// See AuthenticationServices.
public struct ASAuthorizationError: Error, Sendable {
  /// See AuthenticationServices.
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed
  }
  /// See AuthenticationServices.
  public var code: Code { .canceled }
}
/// A controller of an app's passwords, without its extension.
open class ASCredentialProviderViewController: UIViewController, StandInMembers {}
/// See AuthenticationServices.
open class ASCredentialServiceIdentifier: NSObject, StandInMembers {
  /// See AuthenticationServices.
  open var identifier: String { "" }
}

/// See LocalAuthentication.
public enum LABiometryType: Int, Sendable { case none, touchID, faceID, opticID }
/// See LocalAuthentication.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
}
/// See LocalAuthentication.
open class LAContext: NSObject, StandInMembers {
  /// See LocalAuthentication.
  public var localizedFallbackTitle: String?
  /// See LocalAuthentication.
  public var localizedCancelTitle: String?
  /// See LocalAuthentication.
  public var localizedReason = ""
  /// See LocalAuthentication.
  public var interactionNotAllowed = false
  /// See LocalAuthentication.
  open var biometryType: LABiometryType { .faceID }
  /// See LocalAuthentication.
  open func canEvaluatePolicy(
    _ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>? = nil
  ) -> Bool { false }
  /// See LocalAuthentication.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
  ) {}
  /// Inert: see LocalAuthentication.
  open func invalidate() {}
}
/// See LocalAuthentication.
public struct LAError: Error, Sendable {
  /// See LocalAuthentication.
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
  }
  /// See LocalAuthentication.
  public let code: Code
  /// See LocalAuthentication.
  public init(_ code: Code) { self.code = code }
  /// See LocalAuthentication.
  public static let userCancel = Code.userCancel
  /// See LocalAuthentication.
  public static let biometryLockout = Code.biometryLockout
}
