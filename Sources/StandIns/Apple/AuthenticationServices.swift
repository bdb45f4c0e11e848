// Mirrors AuthenticationServices and LocalAuthentication. No request has a result: credentials are
// empty, and no delegate or completion handler is called.
public import Foundation
public import UIKit

public typealias ASPresentationAnchor = UIWindow

/// The button “Sign in with Apple”, drawn in its style without Apple's logo.
open class ASAuthorizationAppleIDButton: UIControl, StandInMembers {
  public enum ButtonType: Int, Sendable {
    case signIn, `continue`, signUp
    public static let `default` = ButtonType.signIn
  }
  public enum Style: Int, Sendable { case white, whiteOutline, black }

  private let label = UILabel()
  public var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }

  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    super.init(frame: .zero)
    prepare(type, style)
  }
  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare(.signIn, .black)
  }
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
  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }
}

public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {}
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {}
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {}

open class ASAuthorization: NSObject, StandInMembers {
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fullName = Self(rawValue: "full_name")
    public static let email = Self(rawValue: "email")
  }
}

open class ASAuthorizationRequest: NSObject, StandInMembers {}

open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
  public var requestedScopes: [ASAuthorization.Scope]?
  public var nonce: String?
  public var state: String?
}

open class ASAuthorizationAppleIDProvider: NSObject, StandInMembers {
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
}

open class ASAuthorizationAppleIDCredential: NSObject, StandInMembers {
  open var user: String { "" }
  open var email: String? { nil }
  open var identityToken: Data? { nil }
}

open class ASAuthorizationPasswordProvider: NSObject, StandInMembers {
  open func createRequest() -> ASAuthorizationRequest { ASAuthorizationRequest() }
}

open class ASPasswordCredential: NSObject, StandInMembers {
  open var user: String { "" }
  open var password: String { "" }
  public convenience init(user: String, password: String) { self.init() }
}

open class ASAuthorizationController: NSObject, StandInMembers {
  public weak var delegate: (any ASAuthorizationControllerDelegate)?
  public weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?
  public init(authorizationRequests: [ASAuthorizationRequest]) {}
  open func performRequests() {}
}

open class ASWebAuthenticationSession: NSObject, StandInMembers {
  public weak var presentationContextProvider:
    (any ASWebAuthenticationPresentationContextProviding)?
  public var prefersEphemeralWebBrowserSession = false
  public init(
    url: URL, callbackURLScheme: String?,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) {}
  @discardableResult open func start() -> Bool { false }
  open func cancel() {}
}

public struct ASAuthorizationError: Error, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed
  }
  public var code: Code { .canceled }
}

/// The controller of a password extension, which draws its own view like any controller.
open class ASCredentialProviderViewController: UIViewController, StandInMembers {}

open class ASCredentialServiceIdentifier: NSObject, StandInMembers {
  open var identifier: String { "" }
}

public enum LABiometryType: Int, Sendable { case none, touchID, faceID, opticID }

public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
}

open class LAContext: NSObject, StandInMembers {
  public var localizedFallbackTitle: String?
  public var localizedCancelTitle: String?
  public var localizedReason = ""
  public var interactionNotAllowed = false
  open var biometryType: LABiometryType { .faceID }
  open func canEvaluatePolicy(
    _ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>? = nil
  ) -> Bool { false }
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
  ) {}
  open func invalidate() {}
}

public struct LAError: Error, Sendable {
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
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let userCancel = Code.userCancel
  public static let biometryLockout = Code.biometryLockout
}
