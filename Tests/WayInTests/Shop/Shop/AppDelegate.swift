import StoreKit
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let catalogue = Catalogue(client: ShopClient(host: "shop.example"))

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    SKPaymentQueue.default().add(PurchaseObserver.shared)
    return true
  }
}
