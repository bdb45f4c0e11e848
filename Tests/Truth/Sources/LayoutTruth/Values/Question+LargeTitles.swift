import UIKit

extension Question {
  /// The facts found in pictures with large titles, search bars and sliced images.
  static let largeTitles = [
    calls("a sliced image of a catalogue", "H23") {
      guard let image = slicedImage else { return ["none"] }
      let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
      view.image = image
      let green = GreenPixels(of: view).columns
      return [
        Names.size(image.size), Names.insets(image.capInsets),
        image.resizingMode == .stretch ? "stretched" : "repeated",
        "green from \(green.first ?? -1) to \(green.last ?? -1)",
      ]
    },
    calls("the green rows below a bar whose appearance at the edge has a green shadow", "E39") {
      [false, true].map { isLarge in
        let (controller, look) = (UIViewController(), UINavigationBarAppearance())
        controller.view.backgroundColor = .white
        look.configureWithOpaqueBackground()
        look.shadowColor = GreenPixels.colour
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = isLarge
        navigation.navigationBar.scrollEdgeAppearance = look
        let holder = RootHolder(navigation)
        holder.settle()
        return GreenPixels(of: navigation.view).rows.isEmpty ? "none" : "a shadow"
      }
    },
    value("the baseline of a large title, from the top of its bar", "E40") {
      let controller = UIViewController()
      controller.title = "H"
      let navigation = UINavigationController(rootViewController: controller)
      let bar = navigation.navigationBar
      bar.prefersLargeTitles = true
      bar.largeTitleTextAttributes = [.foregroundColor: GreenPixels.colour]
      let holder = RootHolder(navigation)
      holder.settle()
      let last = GreenPixels(of: navigation.view).rows.last ?? -1
      return "\(Names.number(CGFloat(last + 1) / 2 - bar.frame.minY))"
    },
    value("the height of a bar with a search bar over a scroll view", "LI82") {
      let controller = UIViewController()
      controller.view = UIScrollView()
      controller.navigationItem.searchController = UISearchController(searchResultsController: nil)
      let navigation = UINavigationController(rootViewController: controller)
      let holder = RootHolder(navigation)
      holder.settle()
      return Names.number(navigation.navigationBar.frame.height)
    },
    calls("the placeholders of a controller's search bar and of another one", "LI97") {
      let bars = [UISearchController(searchResultsController: nil).searchBar, UISearchBar()]
      return bars.map { $0.placeholder ?? "none" }
    },
  ]

  /// An image in this module's catalogue: caps of 1, 2, 2 and 3 pixels around a green centre, and
  /// two white columns that are left out.
  @MainActor private static var slicedImage: UIImage? {
    #if os(iOS)
      UIImage(named: "truth-slices", in: .module, compatibleWith: nil)
    #else
      UIImage(named: "truth-slices")
    #endif
  }
}
