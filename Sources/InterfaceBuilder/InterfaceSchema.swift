/// The way in which the elements of documents are read, keyed by the elements' names.
///
/// The table contains everything that `InterfaceReader` assumes about an element. Elements that are
/// not in the table are reported once for each name; if they have an identifier, they are still
/// read as objects.
package enum InterfaceSchema {
  /// The way in which an element is read.
  enum Kind {
    /// An `InterfaceObject`, which has an identifier or is in a list.
    case object
    /// A list of objects; its name is that of the element (fact IB17).
    case list
    /// The value of a property; the property's name is the element's key or, if it has none, the
    /// element's name.
    case value(Value)
    /// Data for which `InterfaceObject` has a separate property, such as constraints or
    /// connections.
    case part(Part)
    /// An element that has no effect when the document is loaded (fact IB10).
    case ignored
  }

  enum Value {
    case rect, size, point, offset, insets, edgeInsets, directionalInsets
    case color, font, string, none, attributedText
    /// The names of flags: the attributes whose value is `YES`.
    case flags
    /// Values keyed by name: attributes, and child elements with keys.
    case fields
    /// The text of one attribute, whose name is given.
    case attribute(String)
  }

  enum Part {
    case constraints, connections, runtimeAttributes, variation, state, guide, controllerGuides
  }

  static func kind(of element: String) -> Kind? { kinds[element] }

  private static let kinds: [String: Kind] = {
    var kinds: [String: Kind] = [:]
    for (kind, names) in table {
      for name in names.split(separator: " ") { kinds[String(name)] = kind }
    }
    return kinds
  }()

  private static let table: [(Kind, String)] = [
    // Views
    (.object, "view label button imageView stackView textField textView scrollView switch slider"),
    (.object, "stepper progressView activityIndicatorView pageControl segmentedControl segment"),
    (.object, "datePicker pickerView searchBar visualEffectView containerView refreshControl"),
    (.object, "navigationBar toolbar tabBar"),
    // Tables and collections
    (.object, "tableView tableViewCell tableViewCellContentView tableViewSection"),
    (.object, "collectionView collectionViewCell collectionViewCellContentView"),
    (.object, "collectionReusableView collectionViewFlowLayout collectionViewLayout"),
    // Items
    (.object, "navigationItem barButtonItem tabBarItem menu command"),
    // Controllers and the objects beside them in a scene
    (.object, "viewController tableViewController collectionViewController navigationController"),
    (.object, "tabBarController splitViewController pageViewController"),
    (.object, "viewControllerPlaceholder placeholder exit customObject"),
    // Interface Builder writes “pong” for the long press (fact IB66).
    (.object, "tapGestureRecognizer panGestureRecognizer pinchGestureRecognizer"),
    (.object, "rotationGestureRecognizer swipeGestureRecognizer pongPressGestureRecognizer"),
    (.object, "screenEdgePanGestureRecognizer"),
    (.list, "subviews items cells prototypes sections segments gestureRecognizers toolbarItems"),
    (.list, "leftBarButtonItems rightBarButtonItems precedingGestureRecognizers children objects"),
    (.part(.constraints), "constraints"),
    (.part(.connections), "connections"),
    (.part(.runtimeAttributes), "userDefinedRuntimeAttributes"),
    (.part(.variation), "variation"),
    (.part(.state), "state"),
    (.part(.guide), "viewLayoutGuide"),
    (.part(.controllerGuides), "layoutGuides"),
    (.value(.rect), "rect"),
    (.value(.size), "size value"),
    (.value(.point), "point"),
    (.value(.offset), "offsetWrapper"),
    (.value(.insets), "inset"),
    (.value(.edgeInsets), "edgeInsets"),
    (.value(.directionalInsets), "directionalEdgeInsets"),
    (.value(.color), "color"),
    (.value(.font), "fontDescription font"),
    (.value(.string), "string"),
    (.value(.none), "nil"),
    (.value(.attributedText), "attributedString"),
    (.value(.flags), "autoresizingMask accessibilityTraits extendedEdge popoverArrowDirection"),
    (.value(.flags), "dataDetectorType dataDetectorTypes audiovisualMediaTypes"),
    (.value(.fields), "textInputTraits accessibility imageReference preferredSymbolConfiguration"),
    (.value(.fields), "buttonConfiguration backgroundConfiguration listContentConfiguration"),
    (.value(.fields), "textAttributes blurEffect vibrancyEffect paragraphStyle"),
    (.value(.fields), "navigationBarAppearance toolbarAppearance tabBarAppearance"),
    (.value(.attribute("value")), "integer real bool"),
    (.value(.attribute("timeIntervalSinceReferenceDate")), "date"),
    (.value(.attribute("string")), "url"),
    (.ignored, "adaptation capability plugIn deployment designable designables mutableData"),
    (.ignored, "freeformSimulatedSizeMetrics simulatedNavigationBarMetrics"),
    (.ignored, "simulatedTabBarMetrics simulatedToolbarMetrics simulatedStatusBarMetrics"),
    (.ignored, "simulatedScreenMetrics simulatedOrientationMetrics simulatedMetricsContainer"),
    (.ignored, "modalPageSheetSimulatedSizeMetrics modalFormSheetSimulatedSizeMetrics"),
    (.ignored, "accessibilityOverrides userGuides inferredMetricsTieBreakers customFonts"),
    (.ignored, "dependencies device resources wkWebViewConfiguration wkPreferences"),
  ]

  /// Returns whether a value with a key has no effect when the document is loaded (fact IB10).
  static func isIgnored(key: String) -> Bool {
    key.hasPrefix("simulated")
      || ["userComments", "canvasLocation", "freeformSize", "customSize", "userLabel"].contains(key)
  }

  /// The attributes for which `InterfaceObject` has separate properties, so that they are not in
  /// its `properties`.
  static let partAttributes: Set<String> = [
    "id", "key", "customClass", "customModule", "customModuleProvider",
  ]

  /// The names of attributes that must be numbers.
  static let numbers: Set<String> = Set(
    """
    alpha tag numberOfLines minimumScaleFactor minimumFontSize preferredMaxLayoutWidth spacing \
    rowHeight sectionHeaderHeight sectionFooterHeight estimatedRowHeight indentationLevel \
    indentationWidth estimatedSectionHeaderHeight estimatedSectionFooterHeight \
    minimumLineSpacing minimumInteritemSpacing minValue maxValue value progress numberOfPages \
    currentPage minimumZoomScale maximumZoomScale imagePadding titlePadding pointSize \
    horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority \
    verticalCompressionResistancePriority cornerRadius stepValue minuteInterval
    """.split(separator: " ").map(String.init))
}
