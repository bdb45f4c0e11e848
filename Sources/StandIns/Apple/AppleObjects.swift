import Foundation
import UIKit

/// The functions that make sample objects of the classes in this folder and of some of UIKit's.
///
/// The classes do not conform to `StandInValue`, because the app's subclass of such a class gets a
/// generated conformance, and a class can conform only once.
enum AppleObjects {
  /// Returns a sample object of a class; nil if the class is not in the list, even if its
  /// superclass is.
  static func object(of type: Any.Type) -> Any? {
    makers[ObjectIdentifier(type)].map { StandIns.made($0) }
  }

  private typealias Maker = @MainActor () -> Any

  private static func entry<Object: NSObject>(
    _ make: @escaping @MainActor () -> Object
  ) -> (ObjectIdentifier, Maker) {
    (ObjectIdentifier(Object.self), make)
  }

  private static let makers: [ObjectIdentifier: Maker] = Dictionary([
    entry { ASAuthorization() },
    entry { ASAuthorizationAppleIDCredential() },
    entry { ASAuthorizationAppleIDProvider() },
    entry { ASAuthorizationPasswordProvider() },
    entry { ASAuthorizationRequest() },
    entry { ASCredentialServiceIdentifier() },
    entry { ASPasswordCredential() },
    entry { AVAsset() },
    entry { AVAudioSession() },
    entry { AVCaptureConnection() },
    entry { AVCaptureDevice() },
    entry { AVCaptureInput() },
    entry { AVCapturePhoto() },
    entry { AVCapturePhotoSettings() },
    entry { AVCaptureSession() },
    entry { AVMetadataObject() },
    entry { AVPlayer() },
    entry { CLGeocoder() },
    entry { CLLocationManager() },
    entry { CLPlacemark() },
    entry { CLRegion() },
    entry { INIntent() },
    entry { INShortcut() },
    entry { INVoiceShortcut() },
    entry { LAContext() },
    entry { LPLinkMetadata() },
    entry { LPMetadataProvider() },
    entry { NSEntityDescription() },
    entry { NSExtensionContext() },
    entry { NSExtensionItem() },
    entry { NSItemProvider() },
    entry { NSManagedObject() },
    entry { NSManagedObjectContext() },
    entry { NSManagedObjectID() },
    entry { NSPersistentStore() },
    entry { NSPersistentStoreCoordinator() },
    entry { NSPersistentStoreDescription() },
    entry { PDFDocument() },
    entry { PDFPage() },
    entry { PHFetchOptions() },
    entry { PHImageManager() },
    entry { PHImageRequestOptions() },
    entry { PHObject() },
    entry { PHPhotoLibrary() },
    entry { SFContentBlockerManager() },
    entry { SKPayment() },
    entry { SKPaymentTransaction() },
    entry { SKProduct() },
    entry { SKStoreReviewController() },
    entry { UIActivity() },
    entry { UIDocumentInteractionController() },
    entry {
      UIPresentationController(presentedViewController: UIViewController(), presenting: nil)
    },
    entry { UNNotification() },
    entry { UNNotificationContent() },
    entry { UNNotificationResponse() },
    entry { UNNotificationSettings() },
    entry { UNNotificationSound() },
    entry { UNUserNotificationCenter() },
    entry { VNDocumentCameraScan() },
    entry { WKBackForwardList() },
    entry { WKBackForwardListItem() },
    entry { WKContentRuleListStore() },
    entry { WKContentWorld() },
    entry { WKFrameInfo() },
    entry { WKHTTPCookieStore() },
    entry { WKNavigationAction() },
    entry { WKNavigationResponse() },
    entry { WKPreferences() },
    entry { WKProcessPool() },
    entry { WKScriptMessage() },
    entry { WKSecurityOrigin() },
    entry { WKUserContentController() },
    entry { WKWebViewConfiguration() },
    entry { WKWebpagePreferences() },
    entry { WKWebsiteDataRecord() },
    entry { WKWebsiteDataStore() },
    entry { WKWindowFeatures() },
  ]) { first, _ in first }
}
