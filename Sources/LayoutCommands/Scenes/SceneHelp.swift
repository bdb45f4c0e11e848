/// The text of `help scene`: a sample scene file whose comments explain its keys.
package enum SceneHelp {
  package static let text = #"""
    A scene file is JSON with comments. Only figure, data and variants are required; layouts and
    sections take UIKit's own names. Save this, and draw it with: quarterturn render herbs.json --sheet

    {
      "figure": "herbs/markers",                 // the path of the pictures
      "title": "Herbs",                          // over the sheet and in the navigation bar
      "subtitle": "Before and after",            // under the title of the sheet
      "device": "iPhone 7 Plus",                 // or { "size": [375, 667], "scale": 2 }
      "orientations": ["portrait", "landscape"],
      "appearance": "light",                     // or "dark"
      "contrast": "normal",                      // or "high", for which assets may have variants
      // "language": "de", "region": "CH",       // or a pseudo-language such as "de+bounded"
      // "matrix": { "language": ["de", "ar"], "textSize": ["large", "accessibilityLarge"] },
      //   also "direction", "appearance", "contrast", "device": one more picture of each variant,
      //   with the problems in combinations of these; the first value of each is the usual one
      "chrome": ["statusBar", "navigationBar"],  // and "homeIndicator"
      "overlays": ["index", "insets"],           // "spacing", "content-size", "safe-area",
                                                 // "constraints", "groups", "all"
      "cell": "marker",                          // or "swatch", "photo", "label"
      // "cell": { "constraints": ["H:|-[title]-|", "H:|-[subtitle]-|", "H:|-[detail]-|",
      //   "V:|-[title]-2-[subtitle]-(>=8)-[detail]-|"] },  // and "image", as in "[image(44)]"
      // "controller": { "title": "Herbs", "prefersLargeTitles": false,
      //   "hidesBarsWhenVerticallyCompact": false },  // has a bar; chrome then has none
      // "rotate": ["portrait", "landscape"],    // turned through these before the picture
      // "paging": true, "page": 2,              // the third page, shown before the turn
      "content": "viewport",                     // or "content", for all of it
      "contentInset": [0, 0, 0, 0],              // top, left, bottom, right
      // "contentOffset": [0, 100],              // if left out, the content begins below the bars

      "data": { "sections": [
        { "header": "Herbs",                     // and "footer"; both may be left out
          "sectionInset": [10, 10, 20, 10],      // also the two spacings and reference sizes
          "items": [
            { "title": "Basil", "subtitle": "Ocimum basilicum", "color": "#34C759",
              "detail": "Pinch the tips.", "facts": ["↓ 0.5 cm", "↔ 25 cm"] },
            { "title": "Dill", "size": [200, 120] }  // the size that the delegate returns
            // "image": "basil.png" is looked for beside the file
          ] } ] },

      "variants": {
        "before": { "layout": {
          "type": "centeredFlow",                // fixed sizes, centred by section insets
          "itemSize": [160, 120] } },            // or "page" in a flow: as large as the view
        "after": { "layout": {
          "type": "resizingFlow",                // items share a line's width; or "flow"
          "scrollDirection": "vertical",
          "itemSize": [160, 120],
          // "estimatedItemSize": [80, 30],      // or "automatic"; label cells size themselves
          "minimumLineSpacing": 10,
          "minimumInteritemSpacing": 10,
          "sectionInset": [10, 10, 10, 10],
          "sectionInsetReference": "contentInset",  // or "safeArea", "layoutMargins"
          "headerReferenceSize": [0, 40],        // if left out, sections with a header get one
          "footerReferenceSize": [0, 0],
          "sectionHeadersPinToVisibleBounds": false,
          "sectionFootersPinToVisibleBounds": false } }
        // "mosaic": { "layout": {
        //   "type": "compositional",            // groups nest: an item with "items" is a group
        //   "interSectionSpacing": 12, "sections": [ {
        //     "contentInsets": [0, 16, 16, 16], "interGroupSpacing": 8,
        //     "orthogonalScrollingBehavior": "none",  // or "continuous", "groupPaging", …
        //     "group": { "direction": "horizontal", "size": ["width", 220], "items": [
        //       { "size": ["2/3 of width", "height"] },  // or points, or "about 44"
        //       { "direction": "vertical", "size": ["1/3 of width", "height"], "count": 2,
        //         "items": [{ "size": ["width", "height"] }] } ] } } ] } }
      }
    }
    """#
}
