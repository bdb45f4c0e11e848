import StoreKit

final class PurchaseObserver: NSObject, SKPaymentTransactionObserver {
  static let shared = PurchaseObserver()

  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions: [SKPaymentTransaction]) {
    for transaction in updatedTransactions where transaction.transactionState == .purchased {
      queue.finishTransaction(transaction)
    }
  }
}
