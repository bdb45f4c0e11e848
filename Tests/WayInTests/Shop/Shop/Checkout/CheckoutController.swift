import SwiftUI
import UIKit

final class CheckoutController: UIHostingController<CheckoutView> {
  init(models: [BasketCellModel]) {
    super.init(rootView: CheckoutView(total: models.count))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

struct CheckoutView: View {
  let total: Int

  var body: some View {
    VStack(spacing: 12) {
      Text("\(total) herbs").font(.title)
      Button("Pay") {}.buttonStyle(.borderedProminent)
    }
  }
}
